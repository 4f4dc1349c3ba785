import { CatDrawing } from '../../../ui/cat-drawing.tsx';

/** The drawing of the agency's cat. It opens an eye when the pointer comes near. */
export function Cat() {
  return (
    <svg viewBox="0 0 150 84" className="door-cat" aria-hidden="true">
      <CatDrawing />
    </svg>
  );
}
