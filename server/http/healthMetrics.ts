import { diskRooms } from '../health/diskIsFilling.ts';
import type { Routes } from './context.ts';

/** Whether the installation can serve, what needs to be seen to, and the room on its disks, for whoever watches it. */
export const healthMetrics: Routes = (app, { health, settings }) => {
  const { Gauge } = app.metrics.client;
  const serving = new Gauge({
    name: 'leitstand_up',
    help: 'Whether requests can be served (1) or not (0)',
    collect: () => {
      serving.set(health.failure === null ? 1 : 0);
    },
  });
  const warnings = new Gauge({
    name: 'leitstand_warning',
    help: 'Something an administrator should see to',
    labelNames: ['code'] as const,
    collect() {
      warnings.reset();
      for (const { code } of health.warnings) warnings.set({ code }, 1);
    },
  });
  const free = new Gauge({
    name: 'leitstand_disk_free_bytes',
    help: 'Room left on the disk of this place',
    labelNames: ['place'] as const,
  });
  const size = new Gauge({
    name: 'leitstand_disk_size_bytes',
    help: 'Size of the disk of this place',
    labelNames: ['place'] as const,
    async collect() {
      for (const room of await diskRooms(settings)) {
        free.set({ place: room.place }, room.free);
        size.set({ place: room.place }, room.size);
      }
    },
  });
};
