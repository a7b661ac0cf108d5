import { mayRead, type Area } from '../domain/access/matrix.ts';
import type { Role } from '../domain/access/roles.ts';

/** Whether these roles may open a screen of the area; those of the staff are for everybody. */
export function canOpenPanel(roles: readonly Role[], area: Area | 'staff'): boolean {
  return area === 'staff' || mayRead(roles, area);
}
