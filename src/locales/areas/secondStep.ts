import { addTexts } from '../addTexts';
import en from '../en-US/secondStep';
import zh from '../zh-CN/secondStep';

addTexts({ 'zh-CN': zh, 'en-US': en });
