import { CountUp } from '../ui/count-up.tsx';
import { Marquee } from '../ui/marquee.tsx';
import { Shelf, Specimen } from './specimen.tsx';

const marks = [...'ABCDEFGHIJKL'].map((letter) => (
  <li key={letter} className="grid h-20 w-40 place-items-center">
    <span className="plaque">{letter}</span>
  </li>
));

export function DesignMoving() {
  return (
    <>
      <Shelf id="moving" title="What moves, and stops">
        <Specimen name="CountUp">
          <p className="font-display text-title font-bold">
            <CountUp value={150} />+
          </p>
        </Specimen>
      </Shelf>
      <Marquee
        label="A row of marks"
        rows={[{ id: 'marks', items: marks, distance: '120rem', seconds: 25 }]}
        words={{ pause: 'Pause', play: 'Play' }}
      />
    </>
  );
}
