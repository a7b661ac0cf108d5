import { Icon } from '../../ui/display/Icon.tsx';

/** What a new password does beside being one. */
export function OthersEnd() {
  return (
    <div className="flex items-center gap-3 text-2">
      <Icon name="shield-check" className="text-3" />
      Andere Anmeldungen dieses Kontos werden beendet
    </div>
  );
}
