-- The first page of every list is the beginning of a stretch of an index, however much its owner has. An index from which
-- rows are counted holds the tenant as well: its wall then needs no visit to the table.

-- By state, newest first; a list of several states merges their stretches.
drop index orders_seller;
drop index orders_buyer;
create index orders_sold on orders (seller_id, state, created_at desc, id desc) include (system_id, buyer_id);
create index orders_bought on orders (buyer_id, state, created_at desc, id desc) include (system_id) where hidden = false;

-- The statement of the available balance, by kind and newest first; and by the number of what a line is about.
drop index entry_statement;
create index entry_flow on entry (owner_id, kind, at desc, id desc) include (system_id) where account = 'available';
create index entry_biz on entry (owner_id, biz_no) where account = 'available';

drop index evaluation_goods;
drop index evaluation_seller;
create index evaluation_goods on evaluation (goods_id, id desc) include (system_id, stars);
create index evaluation_seller on evaluation (seller_id, id desc) include (system_id, stars);
create index evaluation_buyer on evaluation (buyer_id, id desc) include (system_id);

create index favourite_newest on favourite (member_id, kind, id desc) include (system_id);
create index shop_score on shop (score desc, score_count desc, id desc) include (system_id) where state = 'open';
create index shop_newest on shop (created_at desc, id desc) where state = 'open';

alter table pay drop constraint pay_pkey, add primary key (payer_id, id) include (system_id);
alter table stored_file drop constraint stored_file_pkey, add primary key (member_id, id) include (system_id);
drop index fund_hold_newest;
create index fund_hold_newest on fund_hold (owner_id, created_at desc, id desc) include (system_id, state);
