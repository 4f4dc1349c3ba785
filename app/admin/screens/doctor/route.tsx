import { Form, useLoaderData } from 'react-router';
import { checkOf, type Finding, type State, stateOf } from '#domain/doctor/findings.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { findingWords, words } from './words.ts';

export const loader = adminPageLoader(async (args) => ({
  findings: await serverServicesOf(args).examine(),
}));

const worstFirst = ['bad', 'doubtful', 'good'] as const satisfies State[];
const colours: Record<State, string> = { good: 'list-tag-good', doubtful: '', bad: 'list-tag-bad' };

/** What `npm run doctor` says, the worst first. */
export default function Doctor() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  const of = (state: State) => loaded.findings.filter((finding) => stateOf(finding) === state);
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead}>
        <Form method="get" preventScrollReset>
          <button type="submit" className="button button-small">
            {words.again}
          </button>
        </Form>
      </ScreenHead>
      <p role="status" className="font-semibold">
        {words.count(of('bad').length, of('doubtful').length)}
      </p>
      <ul className="admin-card doctor-findings">
        {worstFirst.flatMap(of).map((finding) => (
          <FindingItem key={finding.code + checkOf(finding)} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { is, remedy } = findingWords(finding);
  const state = stateOf(finding);
  return (
    <li data-state={state}>
      <h2>
        {words.checks[checkOf(finding)]}{' '}
        <span className={`list-tag ${colours[state]}`}>{words.states[state]}</span>
      </h2>
      <p>{is}</p>
      {remedy && <p className="text-ink-soft">{remedy}</p>}
    </li>
  );
}
