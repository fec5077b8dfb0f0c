import account from './zh-CN/account';
import agreement from './zh-CN/agreement';
import demo from './zh-CN/demo';
import frame from './zh-CN/frame';
import request from './zh-CN/request';
import state from './zh-CN/state';
import title from './zh-CN/title';
import welcome from './zh-CN/welcome';

export default { ...account, ...agreement, ...demo, ...frame, ...request, ...state, ...title, ...welcome };
