import { expect, test } from 'vitest';
import { storageFault } from './storage-fault.ts';

const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts);

test.each([
  [failure({ errcode: 5 }), 'out'],
  [failure({ errcode: 517 }), 'out'],
  [failure({ errcode: 13 }), 'full'],
  [failure({ errcode: 2067 }), undefined],
  [failure({ code: '53100' }), 'full'],
  [failure({ code: 'ENOSPC' }), 'full'],
  [failure({ code: 'ECONNREFUSED' }), 'out'],
  [failure({ code: '57P01' }), 'out'],
  [failure({ code: '57P03' }), 'out'],
  [failure({ code: '08006' }), 'out'],
  [failure({ code: '55000' }), 'out'],
  [failure({}, 'Connection terminated unexpectedly'), 'out'],
  [failure({}, 'timeout exceeded when trying to connect'), 'out'],
  [failure({ code: '23505' }), undefined],
  [failure({}, 'anything else'), undefined],
  ['no error', undefined],
])('%s is told apart from a fault of the request', (error, fault) => {
  expect(storageFault(error)).toBe(fault);
});
