import account from './en-US/account';
import agreement from './en-US/agreement';
import demo from './en-US/demo';
import frame from './en-US/frame';
import request from './en-US/request';
import state from './en-US/state';
import title from './en-US/title';
import welcome from './en-US/welcome';

export default { ...account, ...agreement, ...demo, ...frame, ...request, ...state, ...title, ...welcome };
