import account from './zh-CN/account';
import frame from './zh-CN/frame';
import request from './zh-CN/request';
import state from './zh-CN/state';
import title from './zh-CN/title';
import welcome from './zh-CN/welcome';

// The texts of every page. Files in areas/ add texts with an area's code.
export default { ...account, ...frame, ...request, ...state, ...title, ...welcome };
