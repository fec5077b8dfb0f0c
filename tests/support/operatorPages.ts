import { siteRoutes } from '../../config/routes';

/** The console's pages; every second one, so that two workers share them. */
export const operatorPages = (half: 0 | 1) =>
  siteRoutes
    .filter(({ frame }) => frame === 'console')
    .map(({ path }) => path)
    .filter((_, index) => index % 2 === half);
