import { memo } from 'react';
import { labelOf } from '#app/admin/fields/labels.ts';
import type { FieldShape, GroupShape } from '#domain/editing/shape.ts';
import { useDraft } from '../editing/drafts.tsx';
import { BooleanField } from './boolean-field.tsx';
import { CaseStudyField } from './case-study-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field-row.tsx';
import { ImageField } from './image-field.tsx';
import { KeyedField } from './keyed-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { isSeoKey, SeoBlock } from './seo-block.tsx';
import { TextField } from './text-field.tsx';

/** Any field, drawn from its shape. Each listens to its own value: typing in one draws no other. */
export const FieldFor = memo(function FieldFor({ shape, path }: FieldProps<FieldShape>) {
  switch (shape.kind) {
    case 'group':
      return <GroupFields shape={shape} path={path} />;
    case 'list':
      return <ListField shape={shape} path={path} Inner={FieldFor} />;
    case 'keyed':
      return <KeyedField shape={shape} path={path} Inner={FieldFor} />;
    case 'number':
      return <NumberField shape={shape} path={path} />;
    case 'boolean':
      return <BooleanField shape={shape} path={path} />;
    case 'choice':
      return <ChoiceField shape={shape} path={path} />;
    case 'image':
      return <ImageField shape={shape} path={path} />;
    case 'case-study':
      return <CaseStudyField shape={shape} path={path} />;
    case 'link':
      return <LinkField shape={shape} path={path} />;
    default:
      return <TextField shape={shape} path={path} />;
  }
});

/** The fields of a group in their order; those for search engines come last, together. */
function GroupFields({ shape, path }: FieldProps<GroupShape>) {
  const own = Object.entries(shape.fields).filter(([key]) => !isSeoKey(key));
  const at = (key: string) => (path ? `${path}.${key}` : key);
  return (
    <div className="field-group">
      {own.map(([key, field]) =>
        isLeaf(field) ? (
          <FieldFor key={key} shape={field} path={at(key)} />
        ) : (
          <NamedGroup key={key} shape={field} path={at(key)} />
        ),
      )}
      {'seoTitle' in shape.fields && <SeoBlock path={path} />}
    </div>
  );
}

/** A group or list inside another one, under its name. */
function NamedGroup({ shape, path }: FieldProps<FieldShape>) {
  const { name } = useDraft();
  return (
    <fieldset className="field-set">
      <legend>
        {labelOf(`${name}.${path}`)} <code className="field-path">{path}</code>
      </legend>
      <FieldFor shape={shape} path={path} />
    </fieldset>
  );
}

export function isLeaf({ kind }: FieldShape): boolean {
  return kind !== 'group' && kind !== 'list' && kind !== 'keyed';
}
