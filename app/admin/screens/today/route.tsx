import { useLoaderData } from 'react-router';
import { dayInWords } from '#domain/appointments/slot.ts';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { Condition, isPressing } from './condition.tsx';
import { FirstRun } from './first-run.tsx';
import { loadToday } from './load-today.ts';
import { News } from './news.tsx';
import { Appointments, Waiting } from './waiting.tsx';
import { Week } from './week.tsx';
import { words } from './words.ts';
import { Work } from './work.tsx';

export const loader = adminPageLoader((args, administrator) =>
  loadToday(serverServicesOf(args), administrator),
);

/** The first screen: did somebody write, and is everything all right? */
export default function FirstScreen() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  const { at, visitors, week, work, firstRun, ...condition } = loaded;
  const pressing = isPressing(condition);
  return (
    <div className="today">
      <ScreenHead
        title={words.title}
        lead={<span className="inline-block first-letter:uppercase">{dayInWords(new Date(at), 'fr')}</span>}
      />
      <FirstRun steps={firstRun} />
      {pressing && <Condition {...condition} />}
      <div className="today-columns">
        {visitors && (
          <div className="today-column">
            <News visitors={visitors} />
            <Waiting unanswered={visitors.unanswered} />
            <Appointments appointments={visitors.appointments} />
          </div>
        )}
        <div className="today-column">
          {week && <Week week={week} />}
          {work && <Work work={work} />}
          {!pressing && <Condition {...condition} />}
        </div>
      </div>
    </div>
  );
}
