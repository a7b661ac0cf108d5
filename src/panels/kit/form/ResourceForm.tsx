import type { Resource } from '../../../domain/define/resource.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { BoundField } from '../fields/BoundField.tsx';
import type { RecordForm } from './recordForm.ts';

type Blocks = Resource['form'];

interface ResourceFormProps {
  record: RecordForm;
  blocks?: readonly string[];
  /** Fields that what is typed elsewhere makes needless. */
  without?: readonly string[];
  /** Fields that cannot be changed as the record stands. */
  isFixed?: (name: string) => boolean;
}

/**
 * The blocks of a definition as a form, or some of them by their titles, in two columns where there is room; a new
 * record shows only what can be filled in.
 */
export function ResourceForm({ record, blocks: asked, without, isFixed }: ResourceFormProps) {
  const isShown = (name: string) =>
    without?.includes(name) !== true && record.canSee(name) && (record.iri !== null || record.canChange(name));
  const shown = blocksOf(record.resource)
    .filter(({ title }) => !asked?.length || asked.includes(title))
    .map(({ title, rows }) => ({ title, rows: rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="grid items-start gap-x-12 [--w-label:128px] @min-[960px]:grid-cols-2">
      {halves(record.resource, shown).map((blocks) => (
        <div key={blocks[0]?.title ?? ''} className="min-w-0">
          {blocks.map((block) => (
            <FormBlock key={block.title} record={record} block={block} isFixed={isFixed} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FormBlockProps {
  record: RecordForm;
  block: Blocks[number];
  isFixed: ResourceFormProps['isFixed'];
}

function FormBlock({ record, block: { title, rows }, isFixed }: FormBlockProps) {
  const isAlone = rows.flat().length === 1 && record.resource.fields[rows[0]?.[0] ?? '']?.label === title;
  return (
    <Block title={title}>
      {rows.map((row) => (
        <div
          key={row.join()}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,236px),1fr))] items-start gap-x-8 gap-y-2"
        >
          {row
            .flatMap((name) => partsOf(record.resource, name))
            .map((path) => (
              <BoundField key={path} name={path} bare={isAlone} readOnly={isFixed?.(path) === true} />
            ))}
        </div>
      ))}
    </Block>
  );
}

/** An embedded object stands with all its own fields. */
function partsOf({ fields }: Resource, name: string): readonly string[] {
  const field = fields[name];
  return field?.kind === 'embedded' ? Object.keys(field.fields ?? {}).map((inner) => `${name}.${inner}`) : [name];
}

/** Cuts the blocks where both columns become about equally long; their order stays. */
function halves(resource: Resource, blocks: Blocks): readonly Blocks[] {
  const heights = blocks.map(
    ({ rows }) => 1.3 + rows.reduce((sum, row) => sum + Math.max(...row.map((name) => heightOf(resource, name))), 0),
  );
  const half = heights.reduce((sum, it) => sum + it, 0) / 2;
  let above = 0;
  const cut = heights.findIndex((height) => (above += height) >= half);
  return cut < 0 || cut === blocks.length - 1 ? [blocks] : [blocks.slice(0, cut + 1), blocks.slice(cut + 1)];
}

function heightOf({ fields }: Resource, name: string): number {
  const field = fields[name];
  if (field?.kind === 'embedded') return Object.keys(field.fields ?? {}).length / 2;
  if (field?.kind === 'longText' || field?.kind === 'choices' || field?.kind === 'references') return 2;
  return field?.kind === 'list' || field?.kind === 'richText' ? 5 : 1;
}

function blocksOf(resource: Resource): Blocks {
  if (resource.form.length > 0) return resource.form;
  const names = Object.entries(resource.fields)
    .filter(([, it]) => it.option !== true && it.aliasOf === undefined)
    .map(([name]) => [name]);
  return [{ title: resource.title.one, rows: names }];
}
