import account from './en-US/account';
import frame from './en-US/frame';
import request from './en-US/request';
import state from './en-US/state';
import title from './en-US/title';
import welcome from './en-US/welcome';

// The texts of every page. Files in areas/ add texts with an area's code.
export default { ...account, ...frame, ...request, ...state, ...title, ...welcome };
