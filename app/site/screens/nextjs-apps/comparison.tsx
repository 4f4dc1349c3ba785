import type { SectionContent } from '#domain/content/sections.ts';
import { Paragraphs } from '../../blocks/paragraphs.tsx';

type NextContent = SectionContent<'nextjs-apps'>;

/** How much of the page is there in each frame: nothing, a wheel, grey bars, the page, an order placed. */
type LoadStage = 0 | 1 | 2 | 3 | 4;
type Stages = { x: number; stage: LoadStage }[];

const PREPARED: Stages = [
  { x: 18, stage: 3 },
  { x: 152, stage: 3 },
  { x: 286, stage: 3 },
  { x: 420, stage: 4 },
];
const ASSEMBLED: Stages = [
  { x: 18, stage: 0 },
  { x: 152, stage: 1 },
  { x: 286, stage: 2 },
  { x: 420, stage: 3 },
];

/** The introduction, and the loading of a prepared and of a client-rendered page compared, drawn as two strips of film. */
export function NextComparison({
  introduction,
  comparison,
}: Pick<NextContent, 'introduction' | 'comparison'>) {
  return (
    <section id="introduction" className="border-b-2 border-line bg-wall-2">
      <div className="page band grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{introduction.title}</h2>
          <Paragraphs text={introduction.content} className="mt-5" />
        </div>
        <div className="grid gap-8">
          <Strip words={comparison.prepared} stages={PREPARED} />
          <Strip words={comparison.assembled} stages={ASSEMBLED} />
        </div>
      </div>
    </section>
  );
}

/** The drawing of one strip of film: four moments of the same visit. */
function Strip({ words, stages }: { words: string; stages: Stages }) {
  return (
    <div>
      <svg viewBox="0 0 560 190" className="w-full rounded-md bg-[#1d1b26]" aria-hidden="true">
        <path d="M8 12h544M8 178h544" stroke="#f6f0e3" strokeWidth="9" strokeDasharray="14 12" />
        {stages.map((frame) => (
          <Frame key={frame.x} {...frame} />
        ))}
      </svg>
      <p className="mt-3 font-display font-semibold">{words}</p>
    </div>
  );
}

function Frame({ x, stage }: Stages[number]) {
  return (
    <g transform={`translate(${x} 28)`}>
      <path d="M0 0h122v134H0z" fill={stage === 0 ? '#8f8a99' : '#fffdf8'} />
      {stage === 1 && (
        <circle cx="61" cy="66" r="18" fill="none" stroke="#b9ad97" strokeWidth="7" strokeDasharray="80 40" />
      )}
      {stage === 2 && <path d="M12 12h98v16H12zm0 28h98v42H12zm0 54h60v9H12zm0 18h80v9H12z" fill="#e3dac6" />}
      {stage > 2 && (
        <>
          <path d="M0 0h122v24H0z" fill="#c8401f" />
          <path d="M12 34h98v48H12z" fill="#cfe3dd" />
          <path d="M40 74c-2-20 8-30 21-30s23 10 21 30z" fill="#c98a45" />
          <path d="M12 92h64v8H12z" fill="#22313a" />
          <path d="M12 108h46v16H12z" fill={stage === 4 ? '#2f6b4f' : '#c8401f'} />
        </>
      )}
      {stage === 4 && (
        <path d="m22 116 7 6 13-13" fill="none" stroke="#fffdf8" strokeWidth="4" strokeLinecap="round" />
      )}
    </g>
  );
}
