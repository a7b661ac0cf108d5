import { Component, useEffect, type ReactNode } from 'react';
import { onReconnect } from '../../api/live/reconnect.ts';
import { MissingCode } from '../../api/code/missingCode.ts';
import { Button } from '../../ui/display/Button.tsx';
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
    if (error instanceof MissingCode)
      return <Missing error={error} onRetry={this.props.onRetry} onClose={this.props.onClose} />;
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

type MissingProps = { readonly error: MissingCode; readonly onRetry: () => void; readonly onClose: () => void };

/**
 * The code of a screen did not come: with the line it comes by itself, a newer Leitstand wants the page loaded again.
 */
function Missing({ error, onRetry, onClose }: MissingProps) {
  const { isOffline, message } = error;
  useEffect(() => (isOffline ? onReconnect(onRetry) : undefined), [isOffline, onRetry]);
  return (
    <PanelMessage
      danger
      icon="cloud-alert"
      title="Dieser Bereich konnte nicht geladen werden"
      text={isOffline ? `${message} Der Bereich erscheint, sobald sie wieder steht.` : message}
      action={
        isOffline
          ? { label: 'Erneut versuchen', run: onRetry, icon: 'refresh-cw' }
          : { label: 'Seite neu laden', run: () => location.reload(), icon: 'refresh-cw' }
      }
    >
      <Button onClick={onClose}>Tab schließen</Button>
    </PanelMessage>
  );
}
