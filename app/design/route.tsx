import { DesignControls } from './controls.tsx';
import { DesignFoundations } from './foundations.tsx';
import { DesignMoving } from './moving.tsx';
import { DesignSurfaces } from './surfaces.tsx';

/** Every part the pages are made of, in its states. In development only; the theme toggle shows the other theme. */
export default function Design() {
  return (
    <>
      <title>Design · Vitrine</title>
      <h1 className="page pt-14 text-display">The parts of the street</h1>
      <DesignFoundations />
      <DesignSurfaces />
      <DesignControls />
      <DesignMoving />
    </>
  );
}
