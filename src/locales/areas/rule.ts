import './conflict';
import { addTexts } from '../addTexts';
import en from '../en-US/rule';
import zh from '../zh-CN/rule';

addTexts({ 'zh-CN': zh, 'en-US': en });
