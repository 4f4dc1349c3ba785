import { Link } from 'react-router';
import { shownImage } from '#domain/images/shown-image.ts';
import { CatDrawing } from '../../../ui/cat-drawing.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Lamp } from '../../blocks/lamp.tsx';
import { useContent } from '../../content.tsx';
import type { Displayed } from './find-displayed.ts';

const SHELF = shownImage('/images/home/shelf.960x520.webp');
const FLOOR = shownImage('/images/home/floor.960x360.webp');
/** On a telephone half of what its screen could show: nobody reads the small print of a drawn screen there. */
const SIZES = '(min-width: 64rem) 480px, 160px';

/** What stands in the window: work of clients, each with its result on a tag and leading to its story; lamps, and a cat that opens an eye. */
export function HeroDisplay({ displayed }: { displayed: Displayed[] }) {
  return (
    <div className="window-display">
      <div>
        <Picture {...SHELF} alt="" sizes={SIZES} className="shelf" />
        <Picture {...FLOOR} alt="" sizes={SIZES} className="floor" />
        {displayed.map((work) => (
          <WorkLink key={work.id} work={work} />
        ))}
        <svg viewBox="0 0 520 600" aria-hidden="true">
          <Lamp x={120} length={98} shade="fill-frame" />
          <Lamp x={300} length={78} shade="fill-awning" />
          <Lamp x={440} length={122} shade="fill-frame" />
          <g className="cat" transform="translate(208 492) scale(1.24)">
            <CatDrawing />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Over what is drawn. The tag hangs from it. */
function WorkLink({ work: { id, path, client, result } }: { work: Displayed }) {
  const { common } = useContent();
  const told = result ? ` : ${result.value} ${result.label}` : '';
  return (
    <Link to={path} data-work={id} aria-label={`${common.readStory} – ${client}${told}`}>
      {result && (
        <span>
          <b>{result.value}</b> <small>{result.label}</small>
        </span>
      )}
    </Link>
  );
}
