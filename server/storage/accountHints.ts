/**
 * The channel on which PostgreSQL itself tells every server, with the commit, that somebody may do less than before.
 */
export const accountChannel = 'leitstand_accounts';

const tell = `create or replace function tell_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('${accountChannel}', '');
  return null;
end $$`;

const isOther = (...columns: string[]) => columns.map((it) => `old.${it} is distinct from new.${it}`).join(' or ');

/** Triggers, so that no way to change an account forgets to tell; repeated at every start. */
export const accountHints: readonly string[] = [
  tell,
  `create or replace trigger account_changed after update on users for each row
    when (${isOther('active', 'roles', 'username')}) execute function tell_account()`,
  'create or replace trigger account_removed after delete on users for each row execute function tell_account()',
  `create or replace trigger password_changed after update on user_passwords for each row when (${isOther('must_change')}) execute function tell_account()`,
  `create or replace trigger key_changed after update on api_keys for each row
    when (${isOther('active', 'roles', 'name', '"validUntil"')}) execute function tell_account()`,
  'create or replace trigger key_withdrawn after update or delete on api_key_hashes for each row execute function tell_account()',
  'create or replace trigger session_ended after delete on sessions for each row execute function tell_account()',
];
