import {
  type Complexity,
  type Design,
  monthlyServices,
  PAGES_MAX,
  type Selection,
  startSelection,
} from '../choices.ts';
import { type Configuration, offeredFeatures, offeredTypes } from '../configuration.ts';
import { type Step, stepNames } from '../steps.ts';

interface Shown {
  step: Step;
  selection: Selection;
}

/** Past the pages that are included, so that their surcharge shows. */
const MANY_PAGES = 12;

/**
 * The step of the wizard that shows a field of its section, by its path (`features.2.price`), with choices that
 * bring its words and its price to light. Undefined for what every step shows.
 */
export function stepOfField(path: string, configuration: Configuration): Shown | undefined {
  const [first = '', ...steps] = path.split('.');
  const start = { ...startSelection, type: offeredTypes(configuration)[0] ?? startSelection.type };
  const at = (step: Step, chosen: Partial<Selection> = {}): Shown => ({
    step,
    selection: { ...start, ...chosen },
  });
  const [key = '', name = ''] = steps;
  switch (first) {
    case 'projectTypes': {
      const type = configuration.projectTypes[Number(key)]?.id ?? start.type;
      return name === 'basePrices' ? at(2, { type, complexity: steps[2] as Complexity }) : at(1, { type });
    }
    case 'features':
      return at(3, withFeature(configuration, Number(key)));
    case 'designPrices':
      return at(4, { design: key as Design });
    case 'monthlyServices':
      return at(5, { [key]: true });
    case 'labels':
      return ofLabel(key, name);
    default:
      return undefined;
  }

  function ofLabel(label: string, part: string): Shown | undefined {
    switch (label) {
      case 'steps':
        return at(Math.max(1, (stepNames as readonly string[]).indexOf(part) + 1));
      case 'previous':
        return at(2);
      case 'complexity':
        return at(2, { complexity: part as Complexity });
      case 'included':
        return at(4);
      case 'design':
        return at(4, { design: part as Design });
      case 'pageCount':
      case 'pages':
        return at(4, { pages: MANY_PAGES });
      case 'page':
        return at(4, { pages: 1 });
      case 'maxPages':
        return at(4, { pages: PAGES_MAX });
      case 'services':
        return at(5, { [part]: true });
      case 'perMonth':
      case 'quote':
        return at(5);
      case 'week':
        return at('quote', { timeline: 1 });
      case 'timeline':
      case 'weeks':
      case 'quoteForm':
        return at('quote');
      case 'estimate':
        return at(5, everything(configuration, start));
      default:
        return undefined;
    }
  }
}

function withFeature(configuration: Configuration, index: number): Partial<Selection> {
  const id = configuration.features[index]?.id;
  for (const type of offeredTypes(configuration)) {
    const feature = offeredFeatures(configuration, type).find(({ key }) => key === id);
    if (feature) return { type, features: [feature.name] };
  }
  return {};
}

/** A selection whose price has all the lines that a price can have. */
function everything(configuration: Configuration, { type }: Selection): Partial<Selection> {
  return {
    features: offeredFeatures(configuration, type).map(({ name }) => name),
    design: 'premium',
    pages: MANY_PAGES,
    ...Object.fromEntries(monthlyServices.map((service) => [service, true])),
  };
}
