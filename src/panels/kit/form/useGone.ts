import { useState } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';

/** Whether a record that was here is not any longer: somebody deleted it while it was open. */
export function useGone(entity: AnyEntity | undefined): boolean {
  const [wasThere, setThere] = useState(false);
  if (entity && !wasThere) setThere(true);
  return wasThere && !entity;
}
