import { Component, type ReactNode } from 'react';
import { PanelMessage } from './dock/PanelMessage.tsx';

type State = { readonly hasFailed: boolean };

/**
 * The console could not be loaded, for example because the server was renewed meanwhile: loading the page again helps.
 */
export class LoadBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="h-full bg-panel">
        <PanelMessage
          danger
          icon="cloud-alert"
          title="Leitstand konnte nicht geladen werden"
          text="Vielleicht wurde der Server gerade erneuert oder ist nicht erreichbar. Nicht gespeicherte Eingaben sind als Entwurf gesichert."
          action={{ label: 'Seite neu laden', icon: 'refresh-cw', run: () => location.reload() }}
        />
      </main>
    );
  }
}
