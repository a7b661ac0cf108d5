import type { IDockviewHeaderActionsProps } from 'dockview-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { tabEntries, toggleMaximised } from './tabEntries.ts';

/** Right end of a group's head: what can be done with the panel in front, and maximise. */
export function GroupActions({ containerApi, activePanel }: IDockviewHeaderActionsProps) {
  const [isMaximised, setMaximised] = useState(containerApi.hasMaximizedGroup());
  useEffect(() => {
    const listener = containerApi.onDidMaximizedGroupChange(() => setMaximised(containerApi.hasMaximizedGroup()));
    return () => listener.dispose();
  }, [containerApi]);
  if (!activePanel) return null;
  return (
    <div className="flex h-full items-center pr-2">
      <Menu label="Tab und Gruppe" small align="end" entries={() => tabEntries(containerApi, activePanel)} />
      <IconButton
        small
        icon={isMaximised ? 'minimize-2' : 'expand'}
        label={isMaximised ? 'Größe zurück' : 'Maximieren'}
        onClick={() => toggleMaximised(containerApi, activePanel)}
      />
    </div>
  );
}
