import { welcomeEndpoints } from '@/domain/console/welcome';
import { service } from './call';

/** Returns the user's to-dos and the numbers of today. */
export const fetchWelcome = service(welcomeEndpoints.welcome);
