import { addTexts } from '../addTexts';
import en from '../en-US/dashboard';
import zh from '../zh-CN/dashboard';

addTexts({ 'zh-CN': zh, 'en-US': en });
