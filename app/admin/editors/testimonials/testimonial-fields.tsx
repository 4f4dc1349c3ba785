import { type FieldShape, type NumberShape, shapeAt, type TextShape } from '#domain/editing/shape.ts';
import { useField } from '../../editing/drafts.tsx';
import { BooleanField } from '../../fields/boolean-field.tsx';
import { CaseStudyField } from '../../fields/case-study-field.tsx';
import { type FieldProps, FieldRow } from '../../fields/field-row.tsx';
import { ImageField } from '../../fields/image-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { words } from './words.ts';

/** One testimonial: who says what, then how it is shown. */
export function TestimonialFields({ shape, path }: FieldProps<FieldShape>) {
  const text = (name: string) => (
    <TextField key={name} shape={shapeAt(shape, name) as TextShape} path={`${path}.${name}`} />
  );
  return (
    <div className="field-group">
      <div className="field-row-columns">{['name', 'role', 'company'].map(text)}</div>
      {text('text')}
      <div className="field-row-columns">
        <RatingField shape={shapeAt(shape, 'rating') as NumberShape} path={`${path}.rating`} />
        <BooleanField shape={{ kind: 'boolean', initial: false }} path={`${path}.featured`} />
        {text('id')}
      </div>
      <CaseStudyField shape={shapeAt(shape, 'caseStudy') as TextShape} path={`${path}.caseStudy`} />
      <ImageField shape={shapeAt(shape, 'image') as TextShape} path={`${path}.image`} />
    </div>
  );
}

function RatingField({ shape, path }: FieldProps<NumberShape>) {
  const [value, set] = useField<number>(path);
  const { min = 1, max = 5 } = shape;
  const choices = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return (
    <FieldRow path={path}>
      {(control) => (
        <select
          {...control}
          className="field field-medium"
          data-field={path}
          value={value}
          onChange={({ target }) => set(Number(target.value))}
        >
          {choices.map((rating) => (
            <option key={rating} value={rating}>
              {words.stars(rating)}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}
