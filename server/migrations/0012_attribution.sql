-- What the partner's page said of itself when it led to the order (`orders.partner` is its origin): a campaign, a channel.
alter table orders add column attribution text not null default '';
