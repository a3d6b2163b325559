-- What the repair of orders looks through: the few that have left in part.
create index orders_part_sent on orders (id) where state = 'partSent';
