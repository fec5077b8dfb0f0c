import { addTexts } from '../addTexts';
import en from '../en-US/chart';
import zh from '../zh-CN/chart';

addTexts({ 'zh-CN': zh, 'en-US': en });
