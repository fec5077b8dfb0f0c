import { addTexts } from '../addTexts';
import en from '../en-US/submission';
import zh from '../zh-CN/submission';

addTexts({ 'zh-CN': zh, 'en-US': en });
