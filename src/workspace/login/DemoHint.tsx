import { Icon } from '../../ui/display/Icon.tsx';

const demoLogins = ['admin', 'dispo', 'office', 'office2', 'buchhaltung', 'personal'];

/** The logins of the demo data, one click each. */
export default function DemoHint({ onPick }: { onPick: (login: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2">
      <Icon name="info" className="text-3" />
      <span>Demodaten. Anmelden als</span>
      {demoLogins.map((login) => (
        <button
          key={login}
          type="button"
          onClick={() => onPick(login)}
          className="rounded-1 font-medium text-link hover:underline"
        >
          {login}
        </button>
      ))}
      <span>mit Passwort „leitstand“.</span>
    </div>
  );
}
