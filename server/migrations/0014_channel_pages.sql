-- Where the payer goes on at the channel; '' until the channel has answered, which it is asked after the commit.
alter table channel_attempt add column url text not null default '';
