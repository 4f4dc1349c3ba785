import { shapeAt } from '#domain/editing/shape.ts';
import { useDraft } from '../editing/drafts.tsx';
import { FieldFor } from './field.tsx';

/** The fields of the draft at these paths, in this order. */
export function FieldsAt({ paths }: { paths: readonly string[] }) {
  const { shape } = useDraft();
  return (
    <div className="field-group">
      {paths.map((path) => {
        const field = shapeAt(shape, path);
        return field && <FieldFor key={path} shape={field} path={path} />;
      })}
    </div>
  );
}
