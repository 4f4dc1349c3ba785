import { useLoaderData } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { FindingList } from './finding-list.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader(async (args) => {
  const findings = await serverServicesOf(args).checkContent();
  return {
    faults: findings.filter(({ advice }) => !advice),
    advice: findings.filter(({ advice }) => advice),
  };
});

/** What `npm run check:content` says, for whoever can mend it. */
export default function Checks() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  const { faults, advice } = loaded;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead} />
      <FindingList
        id="faults"
        title={words.faults(faults.length)}
        nothing={words.noFaults}
        findings={faults}
      />
      <FindingList
        id="advice"
        title={words.advice(advice.length)}
        nothing={words.noAdvice}
        findings={advice}
      />
    </div>
  );
}
