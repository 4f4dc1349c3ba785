import { expect, test } from 'vitest';
import { caseStudyFilters, matchesFilter, readFilter } from './case-study-filter.ts';

test('[CASE-02] a filter keeps the categories that contain it, whatever their capitals', () => {
  const kept = ['React', 'Application REACT Native', 'SaaS · React', 'WordPress', ''].filter((category) =>
    matchesFilter(category, 'react'),
  );
  expect(kept).toEqual(['React', 'Application REACT Native', 'SaaS · React']);
  expect(matchesFilter('WordPress', 'wordpress')).toBe(true);
  expect(matchesFilter('', 'all')).toBe(true);
});

test('an address names one of the filters, and anything else means all', () => {
  expect(caseStudyFilters.map(readFilter)).toEqual([...caseStudyFilters]);
  expect(['React', 'vue', '', null].map(readFilter)).toEqual(['all', 'all', 'all', 'all']);
});
