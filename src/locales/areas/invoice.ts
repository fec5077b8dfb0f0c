import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/invoice';
import zh from '../zh-CN/invoice';

addTexts({ 'zh-CN': zh, 'en-US': en });
