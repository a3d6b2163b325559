-- Of a business: its legal person, as its licence has them; by this name its payment password is reset and its card bound.
alter table member add column legal_person text not null default '';
