import { siteRoutes } from '../../config/routes';
it('x', () => { expect(siteRoutes.length).toBeGreaterThan(3); });
