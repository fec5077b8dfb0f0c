import { addTexts } from '../addTexts';
import en from '../en-US/demo';
import zh from '../zh-CN/demo';

addTexts({ 'zh-CN': zh, 'en-US': en });
