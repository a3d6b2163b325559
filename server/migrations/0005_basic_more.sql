-- Signing in, embeds, files, dictionaries, and what members keep.

-- Failures are counted by name in `login_failure`, so that names that nobody has are treated alike.
alter table member drop column login_failed;
create unique index member_credit_code on member (system_id, credit_code) where credit_code <> '';

-- Wrong passwords by the name that was typed, within a quarter of an hour.
create table login_failure (
  system_id  integer not null,
  login_name text not null,
  failed     integer not null,
  since      timestamptz not null,
  primary key (system_id, login_name)
);
select wotu_tenant_table('login_failure');

-- Pictures to be read by a person; each is good for one answer.
create table image_check (
  system_id  integer not null,
  id         text primary key,
  answer     text not null,
  expires_at timestamptz not null
);
create index image_check_expired on image_check (system_id, expires_at);
select wotu_tenant_table('image_check');

-- Proofs of identity, between the step that checks it and the step that changes something. Good once.
create table verification (
  system_id  integer not null,
  token_hash text primary key,
  member_id  bigint not null,
  purpose    text not null,
  expires_at timestamptz not null
);
create index verification_member on verification (member_id);
select wotu_tenant_table('verification');

-- A partner's page that a member let sign him in. `code_hash` changes with each token that it is turned into.
create table embed_grant (
  system_id  integer not null,
  code_hash  text primary key,
  member_id  bigint not null,
  bo_id      bigint not null,
  origin     text not null,
  challenge  text not null,                    -- SHA-256 of the verifier that only that page knows
  granted_at timestamptz not null,
  expires_at timestamptz not null
);
create index embed_grant_member on embed_grant (member_id, origin);
select wotu_tenant_table('embed_grant');

-- What was uploaded. The bytes lie on disk under their hash; the key is the only way to them.
create table stored_file (
  system_id  integer not null,
  member_id  bigint not null,                  -- who uploaded it
  id         bigint not null,
  key        text not null unique,             -- 128 random bits
  name       text not null,
  mime       text not null,
  bytes      integer not null,
  hash       text not null,                    -- SHA-256
  created_at timestamptz not null,
  primary key (member_id, id)
);
select wotu_tenant_table('stored_file');

-- Small things that a member's browser keeps across his devices: drafts, hints he has closed.
create table member_cache (
  system_id  integer not null,
  member_id  bigint not null,
  key        text not null,
  value      text not null,
  updated_at timestamptz not null,
  primary key (member_id, key)
);
select wotu_tenant_table('member_cache');

-- Choices that forms offer: the same for every tenant, as areas are.
create table dict_item (
  dict_id text not null,
  code    text not null,
  name    text not null,
  sort    integer not null,
  primary key (dict_id, code)
);
grant select on dict_item to wotu_app;

-- The areas are read from a package at the first start.
grant insert on area to wotu_app;

insert into dict_item (dict_id, code, name, sort)
select dict_id, split_part(item, ' ', 1), split_part(item, ' ', 2), sort
from (values
  ('express', 'SF 顺丰速运,ZTO 中通快递,YTO 圆通速递,STO 申通快递,YUNDA 韵达速递,JTSD 极兔速递,EMS EMS,YZPY 邮政快递包裹,JD 京东物流,DBL 德邦快递,KYE 跨越速运,ANE 安能物流,YMDD 壹米滴答,BEST 百世快运,HOAU 天地华宇,JYSD 加运美,OTHER 其他'),
  ('sendWay', 'express 快递物流,own 商家自运,pickup 买家自提'),
  ('unit', 'jin 斤,kg 公斤,t 吨,g 克,bag 袋,box 箱,case 盒,basket 筐,barrel 桶,bottle 瓶,piece 件,head 头,only 只,egg 枚,plant 株,seedling 棵,bundle 捆,roll 卷,set 套,unit 台,l 升,ml 毫升,mu 亩,m2 平方米'),
  ('cancelReason', 'notWanted 不想买了,wrongChoice 商品选错或多选,wrongAddress 收货信息填错,priceHigh 价格偏高,noStock 商家缺货,negotiated 与卖家协商取消,other 其他原因'),
  ('closeReason', 'noStock 商品缺货,unreachable 联系不上买家,buyerAsked 买家要求关闭,outOfRange 无法配送,wrongPrice 价格有误,other 其他原因'),
  ('refundReason', 'notWanted 不想要了,notReceived 未收到货,quality 质量问题,damaged 包装或商品破损,short 少件或漏发,mismatch 与描述不符,stale 不新鲜或变质,negotiated 与卖家协商一致,other 其他原因'),
  ('complaintKind', 'quality 商品质量,delivery 发货物流,service 服务态度,fraud 虚假宣传,price 价格争议,invoice 发票问题,other 其他'),
  ('identity', 'grower 种植户,breeder 养殖户,cooperative 合作社,familyFarm 家庭农场,buyer 采购商,processor 加工企业,inputDealer 农资经销商,serviceProvider 农业服务商,expert 农技专家,other 其他'),
  ('manufacturerKind', 'company 企业,cooperative 合作社,familyFarm 家庭农场,person 个人'),
  ('materialKind', 'seed 种子,pesticide 农药,fertilizer 化肥,film 农膜,machine 农机,other 其他'),
  ('payWay', 'balance 余额支付,card 银行卡支付,scan 扫码支付,offline 线下转账'),
  ('invoiceKind', 'normal 增值税普通发票,special 增值税专用发票'),
  ('bank', 'ICBC 中国工商银行,ABC 中国农业银行,BOC 中国银行,CCB 中国建设银行,COMM 交通银行,PSBC 中国邮政储蓄银行,CMB 招商银行,SPDB 浦发银行,CITIC 中信银行,CEB 中国光大银行,HXB 华夏银行,CMBC 中国民生银行,CIB 兴业银行,PAB 平安银行,GDB 广发银行,HLJRCC 黑龙江农村信用社')
) as dictionary (dict_id, items),
unnest(string_to_array(items, ',')) with ordinality as entry (item, sort);
