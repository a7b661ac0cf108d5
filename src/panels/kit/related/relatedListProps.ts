import type { AnyEntity } from '../../../api/records/entities.ts';
import type { Related } from './related.ts';

/** What a list inside a record is given. */
export interface RelatedListProps {
  related: Related;
  /** The record that the rows belong to. */
  owner: AnyEntity;
  /** Names the list among those of the record. */
  name: string;
  /** Spoken name of the list; that of its resource unless told. */
  label?: string;
}
