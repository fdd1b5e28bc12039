import { isNightly } from '#fixtures/testScope.ts';
import { routes } from './publishedRoutes.ts';
import { visitPlan } from './visitPlan.ts';

const { LARCH_TEST_ADDRESSES: addresses } = process.env;

/** The visits of this run: LARCH_TEST_ADDRESSES names some, with blanks between; LARCH_TEST_SCOPE may be nightly. */
export const visits = visitPlan(routes, {
  named: addresses?.split(' '),
  isNightly,
});
