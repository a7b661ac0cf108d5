import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PanelMessage } from './PanelMessage.tsx';

type Props = { readonly children: ReactNode; readonly onRetry: () => void; readonly onClose: () => void };
type State = { readonly error: unknown };

/** Keeps a failing screen from taking the rest of the console with it. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const detail = error instanceof Error && error.message !== '' ? ` (${error.message})` : '';
    return (
      <PanelMessage
        danger
        icon="cloud-alert"
        title="Dieser Bereich konnte nicht gezeigt werden"
        text={`Ein Fehler ist aufgetreten${detail}. Ihre Eingaben in anderen Tabs sind als Entwurf gesichert.`}
        action={{ label: 'Erneut versuchen', run: this.props.onRetry, icon: 'refresh-cw' }}
      >
        <Button onClick={this.props.onClose}>Tab schließen</Button>
      </PanelMessage>
    );
  }
}
