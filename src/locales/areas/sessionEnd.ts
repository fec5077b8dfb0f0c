import { addTexts } from '../addTexts';
import en from '../en-US/sessionEnd';
import zh from '../zh-CN/sessionEnd';

addTexts({ 'zh-CN': zh, 'en-US': en });
