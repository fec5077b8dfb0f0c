import account from './zh-CN/account';
import frame from './zh-CN/frame';
import request from './zh-CN/request';
import state from './zh-CN/state';
import title from './zh-CN/title';
import welcome from './zh-CN/welcome';

// What every page may need; areas/ holds the texts that come with an area's own code.
export default { ...account, ...frame, ...request, ...state, ...title, ...welcome };
