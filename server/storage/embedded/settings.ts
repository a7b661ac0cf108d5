/** An office machine that also does other work: about 90 MB under load, every commit on disk before it is confirmed. */
const OFFICE = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '40',
  wal_compression: 'on',
  max_wal_size: '1GB',
  min_wal_size: '80MB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  io_workers: '2',
  idle_in_transaction_session_timeout: '60s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.02',
  autovacuum_max_workers: '2',
};

/** Throw-away data: nothing is written for safety, the same plans as in the office. */
const TEST = {
  max_connections: '100',
  work_mem: '8MB',
  random_page_cost: '1.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  io_method: 'sync',
};

const ALWAYS = {
  listen_addresses: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '',
  log_checkpoints: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
};

/** PostgreSQL's command line arguments for the way it is used. */
export function settingArguments(mode: 'office' | 'test', places: Record<string, string>): string[] {
  const settings: Record<string, string> = { ...ALWAYS, ...(mode === 'test' ? TEST : OFFICE), ...places };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
