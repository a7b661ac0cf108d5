import { messageOf } from '../../api/apiErrors.ts';
import { useOwnSessions } from '../../api/session/ownSessions.ts';
import { Block } from '../../ui/display/Block.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';
import { SessionsSetting } from './SessionsSetting.tsx';

/** The own password and sign-ins, which belong together: a new password ends the other sign-ins. */
export function AccountSetting() {
  const { data, error, refetch } = useOwnSessions();
  return (
    <>
      <Block title="Passwort">
        <PasswordSetting onChanged={() => void refetch()} />
      </Block>
      <Block title="Anmeldungen">
        {error ? (
          <ErrorState title="Die Anmeldungen konnten nicht geladen werden" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : data ? (
          <SessionsSetting sessions={data} />
        ) : (
          <SkeletonRows rows={2} columns={1} />
        )}
      </Block>
    </>
  );
}
