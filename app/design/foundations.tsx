import { Shelf, Specimen } from './specimen.tsx';

/** Each colour with the colour of the words that stand on it, where words do. */
const pairs = [
  ['bg-wall', 'text-ink'],
  ['bg-wall', 'text-ink-soft'],
  ['bg-wall', 'text-awning-text'],
  ['bg-wall', 'text-brass'],
  ['bg-wall-2', 'text-ink'],
  ['bg-window', 'text-ink'],
  ['bg-window', 'text-ink-soft'],
  ['bg-awning', 'text-on-awning'],
  ['bg-frame', 'text-on-frame'],
  ['bg-slate', 'text-[#f3efe4]'],
] as const;

export function DesignFoundations() {
  return (
    <Shelf id="foundations" title="Colour, type, room">
      <Specimen name="colours, and words on them">
        <ul className="grid grid-cols-2 gap-2 text-[0.85rem]">
          {pairs.map(([ground, words]) => (
            <li key={ground + words} className={`${ground} ${words} border border-line p-3`}>
              {words.replace(/^text-/, '')} on {ground.replace(/^bg-/, '')}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="text-display, text-title, text-lead, text, ink-soft">
        <p className="font-display text-display leading-none font-bold">Entrez</p>
        <p className="mt-3 font-display text-title leading-none font-bold">La rue, le soir</p>
        <p className="mt-3 text-lead">Votre boutique ferme à 19 h.</p>
        <p className="mt-2">Votre site, jamais.</p>
        <p className="mt-2 text-ink-soft">Première visite : 1 500 €, sans surprise.</p>
      </Specimen>
      <Specimen name="band: the room above and below a section">
        <div className="border-2 border-dashed border-control">
          <div className="band bg-wall-2 text-center">band</div>
        </div>
      </Specimen>
    </Shelf>
  );
}
