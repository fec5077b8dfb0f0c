import { checksRoutes } from '../support/sweep';

checksRoutes('zh-CN');
