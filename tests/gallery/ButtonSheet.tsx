import { Button } from '../../src/ui/display/Button.tsx';
import { IconButton } from '../../src/ui/display/IconButton.tsx';
import { Line, Sheet } from './Sheet.tsx';

export function ButtonSheet() {
  return (
    <Sheet title="Knöpfe">
      <Line>
        <Button look="primary" hotkey="mod+s">
          Speichern
        </Button>
        <Button look="primary" icon="plus">
          Neu
        </Button>
        <Button look="primary" busy>
          Läuft
        </Button>
        <Button reason="Speichern geht wieder, sobald die Verbindung steht.">Gesperrt</Button>
      </Line>
      <Line>
        <Button>Zweitrangig</Button>
        <Button icon="route">Mit Symbol</Button>
        <Button hotkey="esc">Abbrechen</Button>
        <Button disabled>Aus</Button>
      </Line>
      <Line>
        <Button look="danger" icon="trash">
          Löschen
        </Button>
        <Button look="danger-solid">Endgültig löschen</Button>
        <Button look="quiet">Leise</Button>
        <Button small>Klein</Button>
        <IconButton icon="phone" label="Anrufen" />
        <IconButton icon="copy" label="Kopieren" hotkey="mod+c" />
        <IconButton icon="pin" label="Anheften" pressed />
        <IconButton icon="bell" label="Benachrichtigungen" count={3} />
      </Line>
    </Sheet>
  );
}
